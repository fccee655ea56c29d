CREATE TABLE "mandate_pause" (
	"mandate_id" uuid NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "mandate_pause_mandate_id_month_pk" PRIMARY KEY("mandate_id","month"),
	CONSTRAINT "mandate_pause_month_begins" CHECK (extract(day from "mandate_pause"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "mandate_change" DROP CONSTRAINT "mandate_change_by_link_or_undoing";--> statement-breakpoint
ALTER TABLE "mandate_change" ALTER COLUMN "from_ore" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mandate_change" ALTER COLUMN "to_ore" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "what" text DEFAULT 'amount' NOT NULL;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "from_day" integer;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "to_day" integer;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "paused_months" integer;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "from_draw" date;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "to_draw" date;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "who" text;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "draw_day_before" integer;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "draw_day_from" date;--> statement-breakpoint
ALTER TABLE "mandate_pause" ADD CONSTRAINT "mandate_pause_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_change" ADD CONSTRAINT "mandate_change_whole" CHECK (num_nonnulls("mandate_change"."from_ore", "mandate_change"."to_ore") = case "mandate_change"."what" when 'amount' then 2 else 0 end
        and num_nonnulls("mandate_change"."from_day", "mandate_change"."to_day") = case "mandate_change"."what" when 'day' then 2 else 0 end
        and ("mandate_change"."paused_months" is not null) = ("mandate_change"."what" = 'pause'));--> statement-breakpoint
ALTER TABLE "mandate_change" ADD CONSTRAINT "mandate_change_by_link_or_undoing" CHECK (num_nonnulls("mandate_change"."link_id", "mandate_change"."undoes", "mandate_change"."who") = 1);--> statement-breakpoint
ALTER TABLE "mandate" ADD CONSTRAINT "mandate_day_before_whole" CHECK (num_nulls("mandate"."draw_day_before", "mandate"."draw_day_from") in (0, 2));