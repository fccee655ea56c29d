-- In the order in which bookings take them: an order's row first, its mail last.
SET LOCAL lock_timeout = '30s';--> statement-breakpoint
LOCK TABLE "orders", "memorial_card", "greeting_card", "mandate", "mail" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "mail" SET
  "owner" = CASE
    WHEN "order_id" IS NOT NULL THEN 'order'
    WHEN "memorial_card_id" IS NOT NULL THEN 'memorialCard'
    WHEN "greeting_card_id" IS NOT NULL THEN 'greetingCard'
    WHEN "mandate_id" IS NOT NULL THEN 'mandate'
  END,
  "owner_id" = coalesce("order_id", "memorial_card_id", "greeting_card_id", "mandate_id");--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "owner" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_about_one";--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_memorial_card_id_memorial_card_id_fk";--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_greeting_card_id_greeting_card_id_fk";--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_mandate_id_mandate_id_fk";--> statement-breakpoint
DROP INDEX "mail_one_of_each_template_a_card";--> statement-breakpoint
DROP INDEX "mail_one_of_each_template_a_greeting_card";--> statement-breakpoint
DROP INDEX "mail_one_of_each_template_a_mandate";--> statement-breakpoint
DROP INDEX "mail_one_of_each_template";--> statement-breakpoint
CREATE UNIQUE INDEX "mail_one_of_each_template" ON "mail" USING btree ("owner_id","template","version");--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "memorial_card_id";--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "greeting_card_id";--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "mandate_id";--> statement-breakpoint
-- A foreign key leads to one table, and a mail's owner stands in one of four. As the four foreign keys did, these take the
-- owner's row so that nobody removes it meanwhile, remove the mail with its card or mandate, and keep an order that has mail.
CREATE FUNCTION "mail_has_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE NEW."owner"
    WHEN 'order' THEN PERFORM FROM "orders" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'memorialCard' THEN PERFORM FROM "memorial_card" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'greetingCard' THEN PERFORM FROM "greeting_card" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
    WHEN 'mandate' THEN PERFORM FROM "mandate" WHERE "id" = NEW."owner_id" FOR KEY SHARE;
  END CASE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the owner of this mail is not there' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "mail_has_owner" AFTER INSERT OR UPDATE OF "owner", "owner_id" ON "mail"
  FOR EACH ROW EXECUTE FUNCTION "mail_has_owner"();
--> statement-breakpoint
CREATE FUNCTION "remove_mail_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "mail" WHERE "owner_id" = OLD."id" AND "owner" = TG_ARGV[0];
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_order_with_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "mail" WHERE "owner_id" = OLD."id" AND "owner" = 'order';
  IF FOUND THEN
    RAISE EXCEPTION 'this order has mail' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_order_with_mail" AFTER DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "keep_order_with_mail"();
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "memorial_card" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('memorialCard');
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "greeting_card" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('greetingCard');
--> statement-breakpoint
CREATE TRIGGER "remove_mail" AFTER DELETE ON "mandate" FOR EACH ROW EXECUTE FUNCTION "remove_mail_of"('mandate');
