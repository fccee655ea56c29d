CREATE TABLE "register_edition" (
	"register" text PRIMARY KEY NOT NULL,
	"edition" uuid NOT NULL
);
