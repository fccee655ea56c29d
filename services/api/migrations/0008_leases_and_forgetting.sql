ALTER TABLE "mail" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "personal_number_key_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."paid_at" is null and "orders"."forgotten_at" is null;