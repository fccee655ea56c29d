ALTER TABLE "article_order" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "article_order" SET "withdrawn_at" = settled."received_at"
FROM (SELECT "order_id", min("received_at") AS "received_at" FROM "withdrawal" WHERE "outcome" = 'whole' GROUP BY "order_id") AS settled
WHERE "article_order"."order_id" = settled."order_id";
