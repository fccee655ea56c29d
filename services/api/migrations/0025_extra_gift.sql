DROP INDEX "mandate_draw_untold";--> statement-breakpoint
ALTER TABLE "gift_link" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_link" ADD CONSTRAINT "gift_link_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_draw_untold" ON "mandate_draw" USING btree ("due_on") WHERE "mandate_draw"."file_id" is null and "mandate_draw"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "gift_link" ADD CONSTRAINT "gift_link_order_id_unique" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD CONSTRAINT "mandate_draw_undone_untold" CHECK ("mandate_draw"."undone_at" is null or "mandate_draw"."file_id" is null);