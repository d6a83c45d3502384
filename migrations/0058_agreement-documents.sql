ALTER TABLE `firm_agreements` ADD `document_key` text;--> statement-breakpoint
ALTER TABLE `firm_agreements` ADD `document_name` text;--> statement-breakpoint
ALTER TABLE `firm_agreements` ADD `document_bytes` integer;--> statement-breakpoint
CREATE INDEX `firm_agreements_document` ON `firm_agreements` (`document_key`) WHERE document_key is not null;