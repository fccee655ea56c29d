ALTER TABLE "register_word" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "register_word" CASCADE;--> statement-breakpoint
DROP INDEX "deceased_person_words";--> statement-breakpoint
DROP INDEX "funeral_parlor_words";--> statement-breakpoint
ALTER TABLE "deceased_person" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "funeral_parlor" DROP COLUMN "words";