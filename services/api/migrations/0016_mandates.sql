CREATE SEQUENCE "public"."mandate_payer_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "mandate_draw" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mandate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"due_on" date NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mandate_draw_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "mandate_draw_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "mandate_draw_month_begins" CHECK (extract(day from "mandate_draw"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "mandate_event" (
	"entry" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandate_event_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mandate_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"code" text,
	"who" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "mandate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"short_reference" text NOT NULL,
	"payer_number" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"holder_name" text NOT NULL,
	"holder_number" "bytea" NOT NULL,
	"holder_lookup" text NOT NULL,
	"giver_first_name" text,
	"giver_last_name" text,
	"giver_number" "bytea",
	"email" text,
	"mobile" text,
	"account" "bytea" NOT NULL,
	"account_lookup" text NOT NULL,
	"account_ending" text NOT NULL,
	"bank_name" text NOT NULL,
	"key_version" integer NOT NULL,
	"amount_ore" bigint,
	"draw_day" integer NOT NULL,
	"first_draw_on" date NOT NULL,
	"consent_version" text NOT NULL,
	"consent_hash" text NOT NULL,
	"consent_text" text NOT NULL,
	"signature_id" uuid,
	"signed_at" timestamp (3) with time zone,
	"replaces" uuid,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text,
	"bank_errand" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mandate_reference_unique" UNIQUE("reference"),
	CONSTRAINT "mandate_short_reference_unique" UNIQUE("short_reference"),
	CONSTRAINT "mandate_payer_number_unique" UNIQUE("payer_number"),
	CONSTRAINT "mandate_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "mandate_amount_positive" CHECK ("mandate"."amount_ore" > 0),
	CONSTRAINT "mandate_signed_whole" CHECK ("mandate"."signed_at" is not null or "mandate"."state" in ('awaiting_signature', 'revoked')),
	CONSTRAINT "mandate_web_has_evidence" CHECK ("mandate"."channel" <> 'web' or "mandate"."signature_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_about_one";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "mandate_id" uuid;--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD CONSTRAINT "mandate_draw_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD CONSTRAINT "mandate_draw_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD CONSTRAINT "mandate_draw_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_event" ADD CONSTRAINT "mandate_event_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_signature_id_bankid_signature_order_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."bankid_signature"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_replaces_mandate_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."mandate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandate_draw_one_a_month" ON "mandate_draw" USING btree ("mandate_id","month") WHERE "mandate_draw"."kind" = 'monthly';--> statement-breakpoint
CREATE INDEX "mandate_draw_due" ON "mandate_draw" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "mandate_event_mandate" ON "mandate_event" USING btree ("mandate_id","entry");--> statement-breakpoint
CREATE UNIQUE INDEX "mandate_one_alive" ON "mandate" USING btree ("holder_lookup","account_lookup") WHERE "mandate"."state" in ('signed', 'sent', 'active');--> statement-breakpoint
CREATE INDEX "mandate_holder" ON "mandate" USING btree ("holder_lookup");--> statement-breakpoint
CREATE INDEX "mandate_state" ON "mandate" USING btree ("state","state_since");--> statement-breakpoint
CREATE INDEX "mandate_bank_errand" ON "mandate" USING btree ("id") WHERE "mandate"."bank_errand" is not null;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_one_of_each_template_a_mandate" ON "mail" USING btree ("mandate_id","template","version");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_about_one" CHECK (num_nonnulls("mail"."order_id", "mail"."memorial_card_id", "mail"."mandate_id") = 1);