-- What staff did with a file of the bank must stay provable: a row is never changed, and goes with its file alone.
CREATE FUNCTION "bank_file_event_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "bank_file" WHERE "id" = OLD."file_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'bank_file_event is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "bank_file_event_append_only" BEFORE UPDATE OR DELETE ON "bank_file_event"
  FOR EACH ROW EXECUTE FUNCTION "bank_file_event_append_only"();
--> statement-breakpoint
CREATE TRIGGER "bank_file_event_no_truncate" BEFORE TRUNCATE ON "bank_file_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "bank_file_event_append_only"();
