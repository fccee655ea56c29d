CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"short_reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"language" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"donor_kind" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"organisation_number" text,
	"email" text,
	"mobile" text,
	"personal_number" "bytea",
	"personal_number_lookup" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_by" uuid,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_short_reference_unique" UNIQUE("short_reference"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_amount_positive" CHECK ("orders"."amount_ore" > 0),
	CONSTRAINT "orders_paid_whole" CHECK (("orders"."paid_at" is null) = ("orders"."paid_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"entry" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"provider_code" text
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"reason" text,
	"amount_ore" bigint NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"provider_reference" text NOT NULL,
	"provider_id" text,
	"settlement_reference" text,
	"callback_secret" text,
	"payer_mobile" text,
	"swish_token" text,
	"card_page" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"next_ask_at" timestamp (3) with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"surplus" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "published_snapshot" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_event" (
	"entry" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_event_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"session" uuid NOT NULL,
	"identity" uuid NOT NULL,
	"request_group" text NOT NULL,
	"current_url" text NOT NULL,
	"fields" jsonb NOT NULL,
	"transaction_id" text
);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_one_of_a_kind" ON "mail" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "orders_personal_number_lookup" ON "orders" USING btree ("personal_number_lookup");--> statement-breakpoint
CREATE INDEX "payment_event_payment" ON "payment_event" USING btree ("payment_id","entry");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_idempotency_key" ON "payment" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_reference" ON "payment" USING btree ("provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_alive" ON "payment" USING btree ("order_id") WHERE "payment"."state" in ('created', 'waiting', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_next_ask" ON "payment" USING btree ("next_ask_at") WHERE "payment"."next_ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "web_event_transaction" ON "web_event" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "web_event_at" ON "web_event" USING btree ("at");