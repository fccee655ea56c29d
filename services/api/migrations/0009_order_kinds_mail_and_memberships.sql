CREATE TABLE "member" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"mailbox" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_details" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"kind_code" text NOT NULL,
	"kind_name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"town" text NOT NULL,
	"household" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_year" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"member_number" integer NOT NULL,
	"kind_code" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "membership_year_forward" CHECK ("membership_year"."last_day" > "membership_year"."first_day")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_ore" bigint NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_quantity_positive" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_price_whole" CHECK ("order_line"."price_ore" >= 0)
);
--> statement-breakpoint
ALTER TABLE "mail" RENAME COLUMN "kind" TO "template";--> statement-breakpoint
DROP INDEX "mail_one_of_a_kind";--> statement-breakpoint
DROP INDEX "mail_unsent";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "recipient" text;--> statement-breakpoint
UPDATE "mail" SET "recipient" = "orders"."email" FROM "orders" WHERE "orders"."id" = "mail"."order_id";--> statement-breakpoint
-- Of an order that has been forgotten there is nobody to write to.
DELETE FROM "mail" WHERE "recipient" IS NULL;--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "recipient" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "due_on" date DEFAULT (now() at time zone 'Europe/Stockholm')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_details" ADD CONSTRAINT "membership_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_year" ADD CONSTRAINT "membership_year_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_year" ADD CONSTRAINT "membership_year_member_number_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."member"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_mailbox_and_name" ON "member" USING btree ("mailbox","name");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_year_first_day" ON "membership_year" USING btree ("member_number","first_day");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_one_of_each_template" ON "mail" USING btree ("order_id","template");--> statement-breakpoint
CREATE INDEX "mail_unsent" ON "mail" USING btree ("due_on","created_at") WHERE "mail"."sent_at" is null and "mail"."refused_at" is null;