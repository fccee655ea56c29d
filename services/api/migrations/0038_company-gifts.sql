CREATE TABLE "company_gift_details" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"street" text,
	"postal_code" text,
	"town" text,
	"reference" text,
	"order_number" text,
	"diploma_name" text NOT NULL,
	"occasion" text NOT NULL,
	"diploma_language" text NOT NULL,
	CONSTRAINT "company_gift_details_address_whole" CHECK (num_nulls("company_gift_details"."street", "company_gift_details"."postal_code", "company_gift_details"."town") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "invoice_number" (
	"only" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "invoice_number_one_row" CHECK ("invoice_number"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" bigint PRIMARY KEY NOT NULL,
	"credits" bigint,
	"payment_id" uuid NOT NULL,
	"ocr" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"language" text NOT NULL,
	"issued_on" date DEFAULT (now() at time zone 'Europe/Stockholm')::date NOT NULL,
	"due_on" date NOT NULL,
	"buyer_name" text NOT NULL,
	"organisation_number" text NOT NULL,
	"street" text,
	"postal_code" text,
	"town" text,
	"reference" text,
	"order_number" text,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_address_whole" CHECK (num_nulls("invoice"."street", "invoice"."postal_code", "invoice"."town") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "company_gift_details" ADD CONSTRAINT "company_gift_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_credits_invoice_number_fk" FOREIGN KEY ("credits") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_credited_once" ON "invoice" USING btree ("credits") WHERE "invoice"."credits" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_payment" ON "invoice" USING btree ("payment_id") WHERE "invoice"."credits" is null;--> statement-breakpoint
CREATE INDEX "invoice_unreminded" ON "invoice" USING btree ("due_on") WHERE "invoice"."credits" is null and "invoice"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_kept" ON "invoice" USING btree ("created_at") WHERE "invoice"."forgotten_at" is null;