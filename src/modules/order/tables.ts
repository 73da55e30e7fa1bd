import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** An entry of the ledger. `source` names what caused it, so that it is entered once. */
export const journalEntry = defineTable<{ _id: string; kind: string; source: string; createdAt: string }>()({
  name: 'journal_entry',
  schema: [
    `create table journal_entry (
  site ${key} not null references site (_id) on delete cascade,
  _id ${key} not null,
  kind ${key} not null,
  source ${key} not null,
  "createdAt" timestamptz not null,
  primary key (site, _id),
  unique (site, kind, source)
)`,
  ],
})

/** One side of an entry: an account and an amount in baht, positive for debit. The lines of an entry add up to 0. */
export const journalLine = defineTable<{ entry: string; line: number; account: string; amount: number }>()({
  name: 'journal_line',
  schema: [
    `create table journal_line (
  site ${key} not null,
  entry ${key} not null,
  line integer not null,
  account ${key} not null,
  amount numeric(12,2) not null check (amount <> 0),
  primary key (site, entry, line),
  foreign key (site, entry) references journal_entry (site, _id) on delete cascade
)`,
    `create index journal_line_by_account on journal_line (site, account)`,
    `create function refuse_unbalanced() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from journal_line where site = new.site and entry = new.entry) <> 0 then
        raise exception 'journal entry % is not balanced', new.entry using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
    `create constraint trigger journal_line_is_balanced after insert on journal_line
    deferrable initially deferred for each row execute function refuse_unbalanced()`,
    `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% rows are never changed', tg_table_name using errcode = 'restrict_violation'; end $$`,
    ...['payment', 'order_event', 'journal_entry', 'journal_line'].map(
      (table) =>
        `create trigger ${table}_is_final before update on ${table} for each row execute function refuse_change()`,
    ),
  ],
})
