ALTER TABLE "person" ADD COLUMN "language" text DEFAULT 'sv' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "kept_until" date;