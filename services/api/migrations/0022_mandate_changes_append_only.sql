-- How an amount became another must stay provable: a row is never changed, and goes with its mandate alone, which the
-- housekeeping removes when its time is over.
CREATE FUNCTION "mandate_change_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "mandate" WHERE "id" = OLD."mandate_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'mandate_change is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "mandate_change_append_only" BEFORE UPDATE OR DELETE ON "mandate_change"
  FOR EACH ROW EXECUTE FUNCTION "mandate_change_append_only"();
--> statement-breakpoint
CREATE TRIGGER "mandate_change_no_truncate" BEFORE TRUNCATE ON "mandate_change"
  FOR EACH STATEMENT EXECUTE FUNCTION "mandate_change_append_only"();
