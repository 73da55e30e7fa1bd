import { sqlMigration } from '#platform/data/database/migrate.ts'

const key = 'text collate "C"'

/** Constraints keep the names of their tables. */
const renamed = (table: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([from, to]) => `alter table ${table} rename constraint "${from}" to "${to}"`)

/** Bulk enrolment, actions of lists, moves of files and imports of pages become bulk operations, with those that run and can be undone. */
export const oneTableOfBulkOperations = sqlMigration('0500-one-table-of-bulk-operations', [
  `alter table errand rename to bulk_operation`,
  `alter table bulk_operation rename column told to params`,
  `alter table bulk_operation add column progress jsonb not null default '{}', add column failed integer not null default 0,
    add column "undoneBy" ${key}, add column "isExclusive" boolean not null default false`,
  `update bulk_operation set "undoneBy" = _id where "isUndone"`,
  `alter table bulk_operation drop column "isUndone"`,
  ...renamed('bulk_operation', {
    errand_pkey: 'bulk_operation_pkey',
    errand_state_check: 'bulk_operation_state_check',
    errand_site_fkey: 'bulk_operation_site_fkey',
    errand_userSite_user_fkey: 'bulk_operation_userSite_user_fkey',
  }),
  `alter index errand_by_about rename to bulk_operation_by_about`,
  `alter index errand_by_user rename to bulk_operation_by_user`,
  `create unique index bulk_operation_exclusive on bulk_operation (site, kind) where "isExclusive" and state = 'running'`,
  `alter table errand_item rename to bulk_operation_item`,
  `alter table bulk_operation_item rename column errand to operation`,
  `alter table bulk_operation_item rename column why to reason`,
  ...renamed('bulk_operation_item', {
    errand_item_pkey: 'bulk_operation_item_pkey',
    errand_item_errand_fkey: 'bulk_operation_item_operation_fkey',
  }),
  `alter index errand_item_left rename to bulk_operation_item_left`,
  `insert into bulk_operation (_id, site, kind, about, "userSite", "user", params, progress, state, total, done, failed, batches,
      "undoneBy", "createdAt", "endedAt")
    select _id, site, case deed ->> 'verb' when 'undo' then 'platform/undo-batches' else 'platform/bulk-action' end, collection,
      "userSite", "user", case deed ->> 'verb' when 'undo' then jsonb_build_object('href', href)
        else jsonb_build_object('action', deed, 'href', href) end,
      jsonb_build_object('reasons', whys), state, total, done, failed,
      coalesce((select jsonb_agg(b._id order by b."createdAt" desc, b._id desc) from edit_batch b where b.run = r._id), '[]'),
      "undoneBy", "createdAt", "endedAt"
    from bulk_run r`,
  `insert into bulk_operation_item (operation, at, title, content, outcome)
    select r._id, n.ordinality - 1, '', n.value, case when n.ordinality <= r.at then 'done' end
    from bulk_run r, jsonb_array_elements(r.items) with ordinality n`,
  `update job set kind = case (select o.kind from bulk_operation o where o._id = payload ->> 'run')
      when 'platform/undo-batches' then 'platform/undo-batches' else 'platform/bulk-action' end,
    payload = jsonb_build_object('operation', payload ->> 'run') where kind = 'platform/bulk-run'`,
  `drop table bulk_run`,
  `alter table edit_batch drop column run`,
  `insert into bulk_operation (_id, site, kind, about, "userSite", "user", params, progress, state, total, done, failed,
      "isExclusive", "createdAt", "endedAt")
    select _id, site, 'platform/move-files', '', "userSite", "user", jsonb_build_object('from', "from", 'to', "to"),
      jsonb_build_object('at', at, 'bytes', bytes), state, total, done, failed, true, "createdAt", "endedAt" from file_move m
    where exists (select 1 from "user" u where u.site = m."userSite" and u._id = m."user")`,
  `update job set payload = jsonb_build_object('operation', payload ->> 'move') where kind = 'platform/move-files'`,
  `drop table file_move`,
  `update job set payload = jsonb_build_object('operation', payload ->> 'errand') where payload ? 'errand'`,
  `alter table brought_file rename to import_file`,
  `alter table import_file rename column told to report`,
  `alter table import_file add column operation ${key}`,
  `insert into bulk_operation (_id, site, kind, about, "userSite", "user", params, progress, state, total, batches, "undoneBy",
      "createdAt", "endedAt")
    select f._id, f.site, 'cms/import-pages', f._id, f."userSite", f."user",
      jsonb_build_object('file', f._id, 'group', coalesce(f.options ->> 'group', ''),
        'images', coalesce((f.options ->> 'pictures')::boolean, false),
        'redirects', coalesce((f.options ->> 'redirects')::boolean, false)),
      jsonb_strip_nulls(jsonb_build_object('images', f.options -> 'listed')), f.state,
      (select count(*) from brought_item i where i.file = f._id and i."isChosen"), f.batches,
      case when f."isUndone" then f._id end, f."createdAt", f."endedAt"
    from import_file f where f.state <> 'read'`,
  `update import_file set operation = _id where state <> 'read'`,
  `alter table import_file drop column state, drop column options, drop column batches, drop column "isUndone",
    drop column "endedAt"`,
  ...renamed('import_file', {
    brought_file_pkey: 'import_file_pkey',
    brought_file_site_fkey: 'import_file_site_fkey',
    brought_file_userSite_user_fkey: 'import_file_userSite_user_fkey',
  }),
  `alter index brought_file_by_age rename to import_file_by_age`,
  `alter index brought_file_by_user rename to import_file_by_user`,
  `alter table brought_item rename to import_item`,
  `alter table import_item rename column told to report`,
  `alter table import_item rename column why to reason`,
  ...renamed('import_item', {
    brought_item_pkey: 'import_item_pkey',
    brought_item_verdict_check: 'import_item_verdict_check',
    brought_item_outcome_check: 'import_item_outcome_check',
    brought_item_file_fkey: 'import_item_file_fkey',
  }),
  `alter table brought_origin rename to import_origin`,
  ...renamed('import_origin', {
    brought_origin_pkey: 'import_origin_pkey',
    brought_origin_site_fkey: 'import_origin_site_fkey',
  }),
  `alter table brought_picture rename to import_image`,
  `alter table import_image rename column why to reason`,
  ...renamed('import_image', {
    brought_picture_pkey: 'import_image_pkey',
    brought_picture_outcome_check: 'import_image_outcome_check',
    brought_picture_file_fkey: 'import_image_file_fkey',
  }),
  `delete from job where kind = 'cms/bring-pages' and payload ->> 'act' = 'undo'`,
  `update job set kind = 'cms/import-pages', payload = jsonb_build_object('operation', payload ->> 'file')
    where kind = 'cms/bring-pages'`,
  `delete from chore where name in ('platform/sweep-errands', 'platform/sweep-runs', 'platform/sweep-brought')`,
])
