CREATE TABLE "bank_night" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_draw_event" (
	"entry" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missed_draw_event_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mandate_id" uuid NOT NULL,
	"month" date NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"what" text NOT NULL,
	"who" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "night_problem" text;--> statement-breakpoint
ALTER TABLE "mandate" ADD COLUMN "approval_asked_by" text;--> statement-breakpoint
ALTER TABLE "missed_draw_event" ADD CONSTRAINT "missed_draw_event_mandate_id_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_draw_event_mandate" ON "missed_draw_event" USING btree ("mandate_id","month");--> statement-breakpoint
CREATE INDEX "mandate_left_out" ON "mandate" USING btree ("id") WHERE "mandate"."night_problem" is not null;--> statement-breakpoint
-- What staff did about a missed draw must stay provable: a row is never changed, and goes with its mandate alone.
CREATE FUNCTION "missed_draw_event_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "mandate" WHERE "id" = OLD."mandate_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'missed_draw_event is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "missed_draw_event_append_only" BEFORE UPDATE OR DELETE ON "missed_draw_event"
  FOR EACH ROW EXECUTE FUNCTION "missed_draw_event_append_only"();
--> statement-breakpoint
CREATE TRIGGER "missed_draw_event_no_truncate" BEFORE TRUNCATE ON "missed_draw_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "missed_draw_event_append_only"();
