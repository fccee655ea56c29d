DROP INDEX "mandate_draw_due";--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD COLUMN "drawn_on" date;--> statement-breakpoint
ALTER TABLE "mandate_draw" ADD COLUMN "receipt_version" integer;--> statement-breakpoint
CREATE INDEX "mandate_draw_drawn" ON "mandate_draw" USING btree (coalesce("drawn_on", "due_on"));--> statement-breakpoint
UPDATE "mandate_draw" SET "receipt_version" = run."year" * 100
FROM "payment", (
	SELECT "version" / 100 AS "year", min("created_at") AS "at" FROM "mail" WHERE "template" = 'yearlyReceipt' GROUP BY 1
) AS run
WHERE "payment"."id" = "mandate_draw"."payment_id" AND "payment"."settled_at" < run."at"
	AND extract(year from "mandate_draw"."due_on") = run."year";
