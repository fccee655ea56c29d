CREATE TABLE "diploma" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"occasion" text NOT NULL,
	"shows_amount" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_document_details" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"delivery" text NOT NULL,
	"postal_recipient" text,
	"street" text,
	"postal_code" text,
	"town" text,
	CONSTRAINT "gift_document_details_post_whole" CHECK ("gift_document_details"."delivery" <> 'post' or num_nulls("gift_document_details"."postal_recipient", "gift_document_details"."street", "gift_document_details"."postal_code", "gift_document_details"."town") = 0)
);
--> statement-breakpoint
CREATE TABLE "gift_document" (
	"order_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"design" text NOT NULL,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"greeting" text NOT NULL,
	"shows_amount" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"printed_at" timestamp (3) with time zone,
	CONSTRAINT "gift_document_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "diploma" ADD CONSTRAINT "diploma_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_document_details" ADD CONSTRAINT "gift_document_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_document" ADD CONSTRAINT "gift_document_order_id_gift_document_details_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."gift_document_details"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_document_one_current" ON "gift_document" USING btree ("order_id") WHERE "gift_document"."replaced_at" is null;