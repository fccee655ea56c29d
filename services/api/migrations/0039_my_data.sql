CREATE TABLE "address_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"proven_by" text NOT NULL,
	"value" text NOT NULL,
	"is_new_address" boolean NOT NULL,
	"secret_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comment_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"about" text NOT NULL,
	"regards" text,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	CONSTRAINT "comment_number_unique" UNIQUE("number"),
	CONSTRAINT "comment_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "comment_answered_whole" CHECK (num_nulls("comment"."answered_at", "comment"."answered_by") in (0, 2) and ("comment"."answer" is null or "comment"."answered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"link_hash" text NOT NULL,
	"token_hash" text,
	"session_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"alive_until" timestamp (3) with time zone,
	CONSTRAINT "mail_link_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "mail_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "person_address" (
	"person_id" uuid NOT NULL,
	"proven_by" text NOT NULL,
	"value" text NOT NULL,
	"proven_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_address_person_id_proven_by_value_pk" PRIMARY KEY("person_id","proven_by","value")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lookup" text NOT NULL,
	"personal_number" "bytea" NOT NULL,
	"personal_number_key_version" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"mobile" text,
	"street" text,
	"postal_code" text,
	"town" text,
	"wants_news" boolean DEFAULT false NOT NULL,
	"wants_reminders" boolean DEFAULT false NOT NULL,
	"wants_letter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "person_lookup_unique" UNIQUE("lookup"),
	CONSTRAINT "person_address_whole" CHECK (num_nulls("person"."street", "person"."postal_code", "person"."town") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "staff_read" (
	"entry" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_read_entry_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"command" text NOT NULL,
	"person_lookup" text
);
--> statement-breakpoint
ALTER TABLE "address_proof" ADD CONSTRAINT "address_proof_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_address" ADD CONSTRAINT "person_address_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_proof_secret" ON "address_proof" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "address_proof_person" ON "address_proof" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "address_proof_created_at" ON "address_proof" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comment_person" ON "comment" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "comment_open" ON "comment" USING btree ("number") WHERE "comment"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "mail_link_created_at" ON "mail_link" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "person_seen_at" ON "person" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "staff_read_person" ON "staff_read" USING btree ("person_lookup");--> statement-breakpoint
CREATE INDEX "staff_read_at" ON "staff_read" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email")) WHERE "orders"."email" is not null;--> statement-breakpoint
CREATE INDEX "orders_mobile" ON "orders" USING btree ("mobile") WHERE "orders"."mobile" is not null;--> statement-breakpoint
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
  END CASE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the owner of this mail is not there' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "person" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('person');
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "address_proof" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('addressProof');
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "mail_link" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('mailLink');
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "comment" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('comment');
--> statement-breakpoint
-- Old lines go by retention, and nothing else changes one.
CREATE FUNCTION "staff_read_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '700 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'staff_read is append-only' USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "staff_read_append_only" BEFORE UPDATE OR DELETE ON "staff_read"
  FOR EACH ROW EXECUTE FUNCTION "staff_read_append_only"();
--> statement-breakpoint
CREATE TRIGGER "staff_read_no_truncate" BEFORE TRUNCATE ON "staff_read"
  FOR EACH STATEMENT EXECUTE FUNCTION "staff_read_append_only"();
