-- What happened to a payment is bookkeeping: a row is never changed and never removed.
CREATE FUNCTION "payment_event_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment_event is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payment_event_append_only" BEFORE UPDATE OR DELETE ON "payment_event"
  FOR EACH ROW EXECUTE FUNCTION "payment_event_append_only"();
--> statement-breakpoint
CREATE TRIGGER "payment_event_no_truncate" BEFORE TRUNCATE ON "payment_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "payment_event_append_only"();
--> statement-breakpoint
-- Counting calls need not survive a crash, and must not cost each visitor a write to the journal.
ALTER TABLE "rate_limit" SET UNLOGGED;
