-- What a visitor chose must stay provable: a row is never changed, and never removed before the retention time is over
-- (services/api/src/consent/repository.ts holds the same figure).
CREATE FUNCTION "consent_choice_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.recorded_at < now() - interval '1095 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'consent_choice is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "consent_choice_append_only" BEFORE UPDATE OR DELETE ON "consent_choice"
  FOR EACH ROW EXECUTE FUNCTION "consent_choice_append_only"();
--> statement-breakpoint
CREATE TRIGGER "consent_choice_no_truncate" BEFORE TRUNCATE ON "consent_choice"
  FOR EACH STATEMENT EXECUTE FUNCTION "consent_choice_append_only"();
