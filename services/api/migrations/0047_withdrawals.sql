CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idempotency_key" uuid NOT NULL,
	"order_id" uuid,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"part" text,
	"finding" text NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"settled_note" text,
	CONSTRAINT "withdrawal_number_unique" UNIQUE("number"),
	CONSTRAINT "withdrawal_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "withdrawal_settled_whole" CHECK (num_nulls("withdrawal"."outcome", "withdrawal"."settled_at", "withdrawal"."settled_by", "withdrawal"."settled_note") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_same" ON "withdrawal" USING btree ("order_number",lower("email"),md5(coalesce("part", ''))) WHERE "withdrawal"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_order" ON "withdrawal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawal_email" ON "withdrawal" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawal_settled_at" ON "withdrawal" USING btree ("settled_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mail_has_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE NEW."owner"
    WHEN 'order' THEN PERFORM FROM "orders" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'memorialCard' THEN PERFORM FROM "memorial_card" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'greetingCard' THEN PERFORM FROM "greeting_card" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'mandate' THEN PERFORM FROM "mandate" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'person' THEN PERFORM FROM "person" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'addressProof' THEN PERFORM FROM "address_proof" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'mailLink' THEN PERFORM FROM "mail_link" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'comment' THEN PERFORM FROM "comment" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'withdrawal' THEN PERFORM FROM "withdrawal" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
  END CASE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the owner of this mail is not there' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "withdrawal" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('withdrawal');
