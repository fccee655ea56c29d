ALTER TABLE "person" ADD COLUMN "language" text DEFAULT 'sv' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "kept_until" date;--> statement-breakpoint
CREATE INDEX "comment_kept_since" ON "comment" USING btree (coalesce("answered_at", "created_at"));--> statement-breakpoint
CREATE INDEX "person_forgotten" ON "person" USING btree ("id") WHERE "person"."forgotten_at" is not null;