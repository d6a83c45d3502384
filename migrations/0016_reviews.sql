-- Who has to review an application is written with each change of it (reviews.writes.ts), and opening one removes it from there.

DROP TRIGGER application_unread_insert;
--> statement-breakpoint
DROP TRIGGER application_unread_update;
--> statement-breakpoint
DROP TRIGGER application_unread_role;
--> statement-breakpoint
DROP TRIGGER application_views_insert;
--> statement-breakpoint
DROP TRIGGER application_views_update;
--> statement-breakpoint
DROP TABLE `application_views`;
