CREATE TABLE "greeting_card_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "greeting_card_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"why" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "greeting_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_reference" text NOT NULL,
	"short_reference" text NOT NULL,
	"reference" text NOT NULL,
	"campaign_code" text NOT NULL,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"recipient_email" text,
	"send_on" date,
	"opened_at" timestamp (3) with time zone,
	"thanked_at" timestamp (3) with time zone,
	"thanks" text,
	"version" integer DEFAULT 1 NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_down_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "greeting_card_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "greeting_card_order_reference_unique" UNIQUE("order_reference"),
	CONSTRAINT "greeting_card_short_reference_unique" UNIQUE("short_reference"),
	CONSTRAINT "greeting_card_reference_unique" UNIQUE("reference"),
	CONSTRAINT "greeting_card_thanks_have_their_moment" CHECK ("greeting_card"."thanks" is null or "greeting_card"."thanked_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_about_one";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "greeting_card_id" uuid;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "due_hour" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "greeting_card_audit" ADD CONSTRAINT "greeting_card_audit_card_id_greeting_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."greeting_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "greeting_card_report" ADD CONSTRAINT "greeting_card_report_card_id_greeting_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."greeting_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "greeting_card" ADD CONSTRAINT "greeting_card_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "greeting_card_audit_of_card" ON "greeting_card_audit" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "greeting_card_report_of_card" ON "greeting_card_report" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "greeting_card_report_open" ON "greeting_card_report" USING btree ("created_at") WHERE "greeting_card_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "greeting_card_kept_since" ON "greeting_card" USING btree (coalesce("opened_at", "created_at"));--> statement-breakpoint
CREATE INDEX "greeting_card_with_address" ON "greeting_card" USING btree ("id") WHERE "greeting_card"."recipient_email" is not null or "greeting_card"."thanks" is not null;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_greeting_card_id_greeting_card_id_fk" FOREIGN KEY ("greeting_card_id") REFERENCES "public"."greeting_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_one_of_each_template_a_greeting_card" ON "mail" USING btree ("greeting_card_id","template","version");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_about_one" CHECK (num_nonnulls("mail"."order_id", "mail"."memorial_card_id", "mail"."greeting_card_id", "mail"."mandate_id") = 1);