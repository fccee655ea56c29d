CREATE TABLE "memorial_candle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"name" text,
	"lit_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memorial_candle_idempotency_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "memorial_card_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memorial_card_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"why" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "memorial_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"order_reference" text NOT NULL,
	"short_reference" text NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" uuid,
	"body_hash" text,
	"name" text NOT NULL,
	"born_year" integer,
	"died_year" integer,
	"greeting" text NOT NULL,
	"sender" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lit_at" timestamp (3) with time zone,
	"taken_down_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "memorial_card_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "memorial_card_order_reference_unique" UNIQUE("order_reference"),
	CONSTRAINT "memorial_card_short_reference_unique" UNIQUE("short_reference"),
	CONSTRAINT "memorial_card_reference_unique" UNIQUE("reference"),
	CONSTRAINT "memorial_card_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "memorial_card_gift_or_lit" CHECK ("memorial_card"."order_id" is not null or "memorial_card"."lit_at" is not null),
	CONSTRAINT "memorial_card_gift_or_key" CHECK (num_nonnulls("memorial_card"."order_id", "memorial_card"."idempotency_key") = 1),
	CONSTRAINT "memorial_card_key_whole" CHECK (("memorial_card"."idempotency_key" is null) = ("memorial_card"."body_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "memorial_card_id" uuid;--> statement-breakpoint
ALTER TABLE "memorial_candle" ADD CONSTRAINT "memorial_candle_card_id_memorial_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."memorial_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_card_audit" ADD CONSTRAINT "memorial_card_audit_card_id_memorial_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."memorial_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_card_report" ADD CONSTRAINT "memorial_card_report_card_id_memorial_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."memorial_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memorial_card" ADD CONSTRAINT "memorial_card_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memorial_candle_of_card" ON "memorial_candle" USING btree ("card_id","lit_at");--> statement-breakpoint
CREATE INDEX "memorial_candle_named" ON "memorial_candle" USING btree ("card_id","lit_at") WHERE "memorial_candle"."name" is not null;--> statement-breakpoint
CREATE INDEX "memorial_card_audit_of_card" ON "memorial_card_audit" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "memorial_card_report_of_card" ON "memorial_card_report" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "memorial_card_report_open" ON "memorial_card_report" USING btree ("created_at") WHERE "memorial_card_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "memorial_card_kept_since" ON "memorial_card" USING btree (coalesce("lit_at", "created_at"));--> statement-breakpoint
CREATE INDEX "memorial_card_burning" ON "memorial_card" USING btree ("id") WHERE "memorial_card"."lit_at" is not null and "memorial_card"."taken_down_at" is null and "memorial_card"."hidden_at" is null;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_memorial_card_id_memorial_card_id_fk" FOREIGN KEY ("memorial_card_id") REFERENCES "public"."memorial_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_one_of_each_template_a_card" ON "mail" USING btree ("memorial_card_id","template","version");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_about_one" CHECK (num_nonnulls("mail"."order_id", "mail"."memorial_card_id") = 1);