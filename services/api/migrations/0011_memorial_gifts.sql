CREATE TABLE "memorial_details" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"delivery" text NOT NULL,
	"parlor_id" uuid,
	"parlor_name" text,
	"parlor_email" text,
	"parlor_town" text,
	"funeral_day" date,
	"funeral_place" text,
	"hand_to" text,
	"postal_recipient" text,
	"street" text,
	"postal_code" text,
	"town" text,
	CONSTRAINT "memorial_details_parlor_whole" CHECK ("memorial_details"."delivery" <> 'parlor' or num_nulls("memorial_details"."parlor_email", "memorial_details"."funeral_day", "memorial_details"."hand_to") = 0),
	CONSTRAINT "memorial_details_post_whole" CHECK ("memorial_details"."delivery" <> 'post' or num_nulls("memorial_details"."postal_recipient", "memorial_details"."street", "memorial_details"."postal_code", "memorial_details"."town") = 0)
);
--> statement-breakpoint
CREATE TABLE "memorial_sheet" (
	"order_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"design" text NOT NULL,
	"name" text NOT NULL,
	"born_year" integer,
	"died_year" integer,
	"greeting" text NOT NULL,
	"givers" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"printed_at" timestamp (3) with time zone,
	CONSTRAINT "memorial_sheet_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
DROP INDEX "mail_one_of_each_template";--> statement-breakpoint
DROP INDEX "mail_unsent";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memorial_details" ADD CONSTRAINT "memorial_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_sheet" ADD CONSTRAINT "memorial_sheet_order_id_memorial_details_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."memorial_details"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memorial_sheet_one_current" ON "memorial_sheet" USING btree ("order_id") WHERE "memorial_sheet"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_one_of_each_template" ON "mail" USING btree ("order_id","template","version");--> statement-breakpoint
CREATE INDEX "mail_unsent" ON "mail" USING btree ("due_on","created_at") WHERE "mail"."sent_at" is null and "mail"."refused_at" is null and "mail"."replaced_at" is null;