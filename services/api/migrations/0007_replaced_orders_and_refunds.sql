ALTER TABLE "orders" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "failed_refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_code" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_given_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaces_orders_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_unsent" ON "mail" USING btree ("created_at") WHERE "mail"."sent_at" is null and "mail"."refused_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_replaces" ON "orders" USING btree ("replaces") WHERE "orders"."replaces" is not null;--> statement-breakpoint
CREATE INDEX "payment_surplus" ON "payment" USING btree ("order_id") WHERE "payment"."surplus";--> statement-breakpoint
CREATE INDEX "payment_surplus_settled" ON "payment" USING btree ("settlement_reference") WHERE "payment"."surplus";