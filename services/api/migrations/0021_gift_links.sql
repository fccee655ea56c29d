CREATE TABLE "gift_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailing_id" uuid NOT NULL,
	"mandate_id" uuid NOT NULL,
	"guid_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "gift_link_guid_hash_unique" UNIQUE("guid_hash"),
	CONSTRAINT "gift_link_one_a_mailing" UNIQUE("mailing_id","mandate_id")
);
--> statement-breakpoint
CREATE TABLE "gift_mailing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"short_reference" text NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"links" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_note" text,
	CONSTRAINT "gift_mailing_short_reference_unique" UNIQUE("short_reference"),
	CONSTRAINT "gift_mailing_revoked_whole" CHECK (("gift_mailing"."revoked_at" is null) = ("gift_mailing"."revoked_note" is null))
);
--> statement-breakpoint
CREATE TABLE "mandate_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mandate_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_ore" bigint NOT NULL,
	"to_ore" bigint NOT NULL,
	"holds_from" date NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"link_id" uuid,
	"idempotency_key" uuid,
	"undoes" uuid,
	CONSTRAINT "mandate_change_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "mandate_change_undoes_unique" UNIQUE("undoes"),
	CONSTRAINT "mandate_change_number" UNIQUE("mandate_id","number"),
	CONSTRAINT "mandate_change_positive" CHECK ("mandate_change"."from_ore" > 0 and "mandate_change"."to_ore" > 0),
	CONSTRAINT "mandate_change_by_link_or_undoing" CHECK (num_nonnulls("mandate_change"."link_id", "mandate_change"."undoes") = 1)
);
--> statement-breakpoint
ALTER TABLE "gift_link" ADD CONSTRAINT "gift_link_mailing_id_gift_mailing_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."gift_mailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_link" ADD CONSTRAINT "gift_link_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD CONSTRAINT "mandate_change_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD CONSTRAINT "mandate_change_undoes_mandate_change_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."mandate_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_link_mandate" ON "gift_link" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "gift_mailing_expires" ON "gift_mailing" USING btree ("expires_at");