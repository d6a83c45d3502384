CREATE TABLE `analytics_counts` (
	`partner_id` integer NOT NULL,
	`dimension` text NOT NULL,
	`period` text NOT NULL,
	`value` text NOT NULL,
	`applications` integer DEFAULT 0 NOT NULL,
	`reached_1` integer DEFAULT 0 NOT NULL,
	`reached_2` integer DEFAULT 0 NOT NULL,
	`reached_3` integer DEFAULT 0 NOT NULL,
	`reached_4` integer DEFAULT 0 NOT NULL,
	`reached_5` integer DEFAULT 0 NOT NULL,
	`rejected_0` integer DEFAULT 0 NOT NULL,
	`rejected_1` integer DEFAULT 0 NOT NULL,
	`rejected_2` integer DEFAULT 0 NOT NULL,
	`rejected_3` integer DEFAULT 0 NOT NULL,
	`rejected_4` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `dimension`, `period`, `value`)
);
--> statement-breakpoint
CREATE TABLE `analytics_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`recounted_to` integer
);
--> statement-breakpoint
CREATE TABLE `analytics_visits` (
	`partner_id` integer NOT NULL,
	`period` text NOT NULL,
	`stage` integer NOT NULL,
	`bucket` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `period`, `stage`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `application_histories` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`partner_id` integer DEFAULT 0 NOT NULL,
	`practice_area` text DEFAULT '' NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`history` text,
	`applied_day` text GENERATED ALWAYS AS (json_extract(history, '$.v[0][1]')) VIRTUAL,
	`last_stage` integer GENERATED ALWAYS AS (json_extract(history, '$.v[#-1][0]')) VIRTUAL,
	`last_day` text GENERATED ALWAYS AS (json_extract(history, '$.v[#-1][1]')) VIRTUAL,
	`furthest` integer GENERATED ALWAYS AS (min(json_extract(history, '$.f'), iif(json_extract(history, '$.v[#-1][0]') = 5, 5, 4))) VIRTUAL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `daylight_saving` (
	`begins` integer PRIMARY KEY NOT NULL,
	`ends` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `open_job_days` (
	`partner_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `waiting_days` (
	`partner_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `job_applications_partner_interview` ON `job_applications` (`assigned_partner_id`,`interview_date`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_status_waiting` ON `job_applications` (`status`,`status_changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status_waiting` ON `job_applications` (`assigned_partner_id`,`status`,`status_changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_assigned` ON `job_applications` (`applied_at`,`id`) WHERE "job_applications"."assigned_partner_id" is not null;
--> statement-breakpoint
-- The years that a firm may have applications from, by the rule of 2007: from the second Sunday of March, 2:00 EST, to the
-- first Sunday of November, 2:00 EDT. A day in Eastern time is then the date of a moment five hours earlier, or four.
INSERT INTO daylight_saving(begins, ends)
WITH RECURSIVE years(year) AS (SELECT 2007 UNION ALL SELECT year + 1 FROM years WHERE year < 2106)
SELECT (unixepoch(year || '-03-08', 'weekday 0') + 7 * 3600) * 1000, (unixepoch(year || '-11-01', 'weekday 0') + 6 * 3600) * 1000 FROM years;
--> statement-breakpoint
-- An application's whole history, folded from its events each time one is added. A status that lasted less than five
-- minutes before the one before it came back was a slip of the hand and never was. Statuses of one stage are one visit, and
-- an application that comes back to a stage visits it again. Stages: new 0, screening 1, in interview 2, client stage 3,
-- offer 4, hired 5, rejected 6. Buckets of time: 0 to 3 hours, to 32 days, to 54 weeks, to 73 thirty days.
CREATE VIEW application_histories_now AS
SELECT a.id AS application_id, coalesce(a.assigned_partner_id, 0) AS partner_id,
  coalesce((SELECT jobs.practice_area FROM jobs WHERE jobs.id = a.job_id), '') AS practice_area, a.source AS source,
  (SELECT json_object('f', max(iif(stage < 6, stage, 0)), 'v', json_group_array(json_array(stage, day, left_day,
    CASE WHEN hours < 1 THEN 0 WHEN hours < 4 THEN 1 WHEN hours < 12 THEN 2 WHEN hours < 24 THEN 3 WHEN hours < 720 THEN 3 + hours / 24
      WHEN hours < 4416 THEN 33 + (hours / 24 - 30) / 7 WHEN hours IS NOT NULL THEN min(55 + (hours / 24 - 184) / 30, 73) END)))
  FROM (
    SELECT stage, day, lead(day) OVER (ORDER BY at, n) AS left_day, (lead(at) OVER (ORDER BY at, n) - at) / 3600000 AS hours FROM (
      SELECT n, at, stage, date(at / 1000 - 18000 + 3600 * coalesce((SELECT at < ends FROM daylight_saving WHERE begins <= at ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day FROM (
        SELECT n, at, stage, lag(stage) OVER (ORDER BY at, n) AS before FROM (
          SELECT n, at, CASE WHEN status IN ('new', 'pending') THEN 0 WHEN status IN ('initial_screening', 'reviewed') THEN 1
            WHEN status IN ('scheduled_interview', 'interviewed', 'document_submission') THEN 2
            WHEN status IN ('submitted_to_client', 'client_interview', 'reference_checks') THEN 3
            WHEN status = 'offered' THEN 4 WHEN status = 'hired' THEN 5 WHEN substr(status, 1, 8) = 'rejected' THEN 6 ELSE 0 END AS stage
          FROM (
            SELECT n, at, status, lag(status) OVER (ORDER BY at, n) AS before, lead(status) OVER (ORDER BY at, n) AS after,
              lead(at) OVER (ORDER BY at, n) AS until
            FROM (
              SELECT 0 AS n, a.applied_at AS at, coalesce((SELECT e.from_value FROM application_events e
                WHERE e.application_id = a.id AND e.kind = 'status' ORDER BY e.id LIMIT 1), a.status) AS status
              UNION ALL
              SELECT e.id, max(e.created_at, a.applied_at), e.to_value FROM application_events e
              WHERE e.application_id = a.id AND e.kind = 'status'
            )
          ) WHERE until IS NULL OR until - at >= 300000 OR before IS NOT after
        )
      ) WHERE stage IS NOT before
    ) ORDER BY at, n
  )) AS history
FROM job_applications a;
--> statement-breakpoint
-- The one place that counts: what an application was is taken away, what it is now is added, and only differences are written.
CREATE TRIGGER application_histories_count AFTER UPDATE ON application_histories
WHEN old.history IS NOT new.history OR old.partner_id IS NOT new.partner_id OR old.practice_area IS NOT new.practice_area OR old.source IS NOT new.source BEGIN
  INSERT INTO analytics_counts(partner_id, dimension, period, value, applications, reached_1, reached_2, reached_3, reached_4, reached_5, rejected_0, rejected_1, rejected_2, rejected_3, rejected_4)
  SELECT iif(scope.everyone, -1, side.partner_id), kind.dimension, substr(iif(kind.dimension = 'placed', side.last_day, side.applied_day), 1, grain.length),
    CASE kind.dimension WHEN 'area' THEN side.area WHEN 'source' THEN side.source ELSE '' END,
    sum(side.sign), sum(side.sign * (side.furthest >= 1)), sum(side.sign * (side.furthest >= 2)), sum(side.sign * (side.furthest >= 3)), sum(side.sign * (side.furthest >= 4)), sum(side.sign * (side.furthest >= 5)), sum(side.sign * (side.last_stage = 6 AND side.furthest = 0)), sum(side.sign * (side.last_stage = 6 AND side.furthest = 1)), sum(side.sign * (side.last_stage = 6 AND side.furthest = 2)), sum(side.sign * (side.last_stage = 6 AND side.furthest = 3)), sum(side.sign * (side.last_stage = 6 AND side.furthest = 4))
  FROM (
    SELECT -1 AS sign, old.partner_id AS partner_id, old.practice_area AS area, old.source AS source, old.history AS history,
      old.applied_day AS applied_day, old.furthest AS furthest, old.last_stage AS last_stage, old.last_day AS last_day
    WHERE old.history IS NOT NULL
    UNION ALL SELECT 1, new.partner_id, new.practice_area, new.source, new.history, new.applied_day, new.furthest, new.last_stage, new.last_day
    WHERE new.history IS NOT NULL
  ) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope CROSS JOIN (SELECT 10 AS length UNION ALL SELECT 7) grain
  CROSS JOIN (SELECT 'all' AS dimension UNION ALL SELECT 'area' UNION ALL SELECT 'source' UNION ALL SELECT 'placed') kind
  WHERE kind.dimension <> 'placed' OR side.last_stage = 5
  GROUP BY 1, 2, 3, 4
  HAVING count(*) = 1 OR min(side.furthest) <> max(side.furthest) OR min(side.last_stage = 6) <> max(side.last_stage = 6)
  ON CONFLICT DO UPDATE SET applications = applications + excluded.applications, reached_1 = reached_1 + excluded.reached_1, reached_2 = reached_2 + excluded.reached_2, reached_3 = reached_3 + excluded.reached_3, reached_4 = reached_4 + excluded.reached_4, reached_5 = reached_5 + excluded.reached_5, rejected_0 = rejected_0 + excluded.rejected_0, rejected_1 = rejected_1 + excluded.rejected_1, rejected_2 = rejected_2 + excluded.rejected_2, rejected_3 = rejected_3 + excluded.rejected_3, rejected_4 = rejected_4 + excluded.rejected_4;
  INSERT INTO analytics_visits(partner_id, period, stage, bucket, count)
  SELECT iif(scope.everyone, -1, side.partner_id), substr(visit.value ->> 2, 1, grain.length), visit.value ->> 0, visit.value ->> 3, sum(side.sign)
  FROM (
    SELECT -1 AS sign, old.partner_id AS partner_id, old.practice_area AS area, old.source AS source, old.history AS history,
      old.applied_day AS applied_day, old.furthest AS furthest, old.last_stage AS last_stage, old.last_day AS last_day
    WHERE old.history IS NOT NULL
    UNION ALL SELECT 1, new.partner_id, new.practice_area, new.source, new.history, new.applied_day, new.furthest, new.last_stage, new.last_day
    WHERE new.history IS NOT NULL
  ) side CROSS JOIN json_each(side.history, '$.v') visit CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope CROSS JOIN (SELECT 10 AS length UNION ALL SELECT 7) grain
  WHERE visit.value ->> 2 IS NOT NULL AND visit.value ->> 0 < 5
  GROUP BY 1, 2, 3, 4 HAVING sum(side.sign) <> 0
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER application_histories_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO application_histories(application_id) VALUES (new.id) ON CONFLICT DO NOTHING;
  UPDATE application_histories SET (partner_id, practice_area, source, history) =
    (SELECT partner_id, practice_area, source, history FROM application_histories_now WHERE application_id = new.id)
  WHERE application_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER application_histories_update AFTER UPDATE OF assigned_partner_id, job_id, source, applied_at ON job_applications
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id OR old.job_id IS NOT new.job_id OR old.source IS NOT new.source OR old.applied_at IS NOT new.applied_at BEGIN
  INSERT INTO application_histories(application_id) VALUES (new.id) ON CONFLICT DO NOTHING;
  UPDATE application_histories SET (partner_id, practice_area, source, history) =
    (SELECT partner_id, practice_area, source, history FROM application_histories_now WHERE application_id = new.id)
  WHERE application_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER application_histories_event AFTER INSERT ON application_events WHEN new.kind = 'status' BEGIN
  INSERT INTO application_histories(application_id) VALUES (new.application_id) ON CONFLICT DO NOTHING;
  UPDATE application_histories SET (partner_id, practice_area, source, history) =
    (SELECT partner_id, practice_area, source, history FROM application_histories_now WHERE application_id = new.application_id)
  WHERE application_id = new.application_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_histories_job AFTER UPDATE OF practice_area ON jobs WHEN old.practice_area IS NOT new.practice_area BEGIN
  UPDATE application_histories SET practice_area = new.practice_area
  WHERE application_id IN (SELECT id FROM job_applications WHERE job_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER application_histories_delete BEFORE DELETE ON job_applications BEGIN
  UPDATE application_histories SET history = NULL WHERE application_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER waiting_days_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO waiting_days(partner_id, day, count)
  SELECT iif(scope.everyone, -1, side.partner_id), side.day, sum(side.sign) FROM (
    SELECT 1 AS sign, coalesce(new.assigned_partner_id, 0) AS partner_id, date(new.status_changed_at / 1000 - 18000 + 3600 * coalesce((SELECT new.status_changed_at < ends FROM daylight_saving WHERE begins <= new.status_changed_at ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE new.status <> 'hired' AND substr(new.status, 1, 8) <> 'rejected'
  ) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2 HAVING sum(side.sign) <> 0
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER waiting_days_update AFTER UPDATE OF status, status_changed_at, assigned_partner_id ON job_applications
WHEN old.status IS NOT new.status OR old.status_changed_at IS NOT new.status_changed_at OR old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  INSERT INTO waiting_days(partner_id, day, count)
  SELECT iif(scope.everyone, -1, side.partner_id), side.day, sum(side.sign) FROM (
    SELECT -1 AS sign, coalesce(old.assigned_partner_id, 0) AS partner_id, date(old.status_changed_at / 1000 - 18000 + 3600 * coalesce((SELECT old.status_changed_at < ends FROM daylight_saving WHERE begins <= old.status_changed_at ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE old.status <> 'hired' AND substr(old.status, 1, 8) <> 'rejected'
    UNION ALL SELECT 1 AS sign, coalesce(new.assigned_partner_id, 0) AS partner_id, date(new.status_changed_at / 1000 - 18000 + 3600 * coalesce((SELECT new.status_changed_at < ends FROM daylight_saving WHERE begins <= new.status_changed_at ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE new.status <> 'hired' AND substr(new.status, 1, 8) <> 'rejected'
  ) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2 HAVING sum(side.sign) <> 0
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER waiting_days_delete AFTER DELETE ON job_applications BEGIN
  INSERT INTO waiting_days(partner_id, day, count)
  SELECT iif(scope.everyone, -1, side.partner_id), side.day, sum(side.sign) FROM (
    SELECT -1 AS sign, coalesce(old.assigned_partner_id, 0) AS partner_id, date(old.status_changed_at / 1000 - 18000 + 3600 * coalesce((SELECT old.status_changed_at < ends FROM daylight_saving WHERE begins <= old.status_changed_at ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE old.status <> 'hired' AND substr(old.status, 1, 8) <> 'rejected'
  ) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2 HAVING sum(side.sign) <> 0
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER open_job_days_insert AFTER INSERT ON jobs BEGIN
  INSERT INTO open_job_days(partner_id, day, count)
  SELECT iif(scope.everyone, -1, side.partner_id), side.day, sum(side.sign) FROM (
    SELECT 1 AS sign, coalesce(new.assigned_partner_id, 0) AS partner_id, date(new.posted_date / 1000 - 18000 + 3600 * coalesce((SELECT new.posted_date < ends FROM daylight_saving WHERE begins <= new.posted_date ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE new.is_active = 1 AND new.deleted_at IS NULL
  ) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2 HAVING sum(side.sign) <> 0
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER open_job_days_update AFTER UPDATE OF is_active, deleted_at, posted_date, assigned_partner_id ON jobs
WHEN old.is_active IS NOT new.is_active OR old.deleted_at IS NOT new.deleted_at OR old.posted_date IS NOT new.posted_date OR old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  INSERT INTO open_job_days(partner_id, day, count)
  SELECT iif(scope.everyone, -1, side.partner_id), side.day, sum(side.sign) FROM (
    SELECT -1 AS sign, coalesce(old.assigned_partner_id, 0) AS partner_id, date(old.posted_date / 1000 - 18000 + 3600 * coalesce((SELECT old.posted_date < ends FROM daylight_saving WHERE begins <= old.posted_date ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE old.is_active = 1 AND old.deleted_at IS NULL
    UNION ALL SELECT 1 AS sign, coalesce(new.assigned_partner_id, 0) AS partner_id, date(new.posted_date / 1000 - 18000 + 3600 * coalesce((SELECT new.posted_date < ends FROM daylight_saving WHERE begins <= new.posted_date ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE new.is_active = 1 AND new.deleted_at IS NULL
  ) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2 HAVING sum(side.sign) <> 0
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER open_job_days_delete AFTER DELETE ON jobs BEGIN
  INSERT INTO open_job_days(partner_id, day, count)
  SELECT iif(scope.everyone, -1, side.partner_id), side.day, sum(side.sign) FROM (
    SELECT -1 AS sign, coalesce(old.assigned_partner_id, 0) AS partner_id, date(old.posted_date / 1000 - 18000 + 3600 * coalesce((SELECT old.posted_date < ends FROM daylight_saving WHERE begins <= old.posted_date ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day WHERE old.is_active = 1 AND old.deleted_at IS NULL
  ) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2 HAVING sum(side.sign) <> 0
  ON CONFLICT DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Roll up what exists. Sources that this page does not know were our own board.
UPDATE job_applications SET source = 'job_board' WHERE source NOT IN ('direct', 'job_board', 'search_engine', 'feed', 'other_site');
--> statement-breakpoint
INSERT INTO analytics_state(id, recounted_to) VALUES (1, NULL);
--> statement-breakpoint
INSERT INTO application_histories(application_id) SELECT id FROM job_applications WHERE true ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE application_histories SET (partner_id, practice_area, source, history) =
  (SELECT partner_id, practice_area, source, history FROM application_histories_now now WHERE now.application_id = application_histories.application_id);
--> statement-breakpoint
INSERT INTO waiting_days(partner_id, day, count)
SELECT iif(scope.everyone, -1, side.partner_id), side.day, count(*) FROM (
  SELECT coalesce(assigned_partner_id, 0) AS partner_id, date(status_changed_at / 1000 - 18000 + 3600 * coalesce((SELECT status_changed_at < ends FROM daylight_saving WHERE begins <= status_changed_at ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day FROM job_applications
  WHERE status <> 'hired' AND substr(status, 1, 8) <> 'rejected'
) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO open_job_days(partner_id, day, count)
SELECT iif(scope.everyone, -1, side.partner_id), side.day, count(*) FROM (
  SELECT coalesce(assigned_partner_id, 0) AS partner_id, date(posted_date / 1000 - 18000 + 3600 * coalesce((SELECT posted_date < ends FROM daylight_saving WHERE begins <= posted_date ORDER BY begins DESC LIMIT 1), 0), 'unixepoch') AS day FROM jobs WHERE is_active = 1 AND deleted_at IS NULL
) side CROSS JOIN (SELECT 0 AS everyone UNION ALL SELECT 1) scope GROUP BY 1, 2;
