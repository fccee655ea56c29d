CREATE TABLE "article_order" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"order_type" text NOT NULL,
	"workplace" text,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"town" text NOT NULL,
	"postage_ore" bigint NOT NULL,
	"released_at" timestamp (3) with time zone,
	"packed_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"tracking_number" text,
	CONSTRAINT "article_order_postage_whole" CHECK ("article_order"."postage_ore" >= 0),
	CONSTRAINT "article_order_shipped_packed" CHECK ("article_order"."shipped_at" is null or "article_order"."packed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "article_stock" (
	"article_number" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "article_stock_not_negative" CHECK ("article_stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "article_stock_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_number" text NOT NULL,
	"change" integer NOT NULL,
	"quantity_after" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amount_positive";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_whole";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "takes_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article_order" ADD CONSTRAINT "article_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_stock_change" ADD CONSTRAINT "article_stock_change_article_number_article_stock_article_number_fk" FOREIGN KEY ("article_number") REFERENCES "public"."article_stock"("article_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_order_held" ON "article_order" USING btree ("order_id") WHERE "article_order"."released_at" is null and "article_order"."packed_at" is null;--> statement-breakpoint
CREATE INDEX "article_stock_change_of_article" ON "article_stock_change" USING btree ("article_number","created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amount_not_negative" CHECK ("orders"."amount_ore" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_free_confirmed" CHECK ("orders"."amount_ore" > 0 or "orders"."paid_at" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_whole" CHECK (("orders"."paid_at" is null) = ("orders"."paid_by" is null) or "orders"."amount_ore" = 0);