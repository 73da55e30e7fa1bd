import { sqlMigration } from '#platform/data/database/migrate.ts'

const recordsOfMoney = ['payment', 'order_event', 'journal_entry', 'journal_line']

/** Orders of courses with their payments, slips and journal. Rows that record money are never changed. */
export const ordersAndPayments = sqlMigration('0600-orders-and-payments', [
  `alter table "order" add column "roundID" text collate "C"`,
  `alter table "order" add column "item" text collate "und-x-icu" not null default ''`,
  `alter table "order" alter column "item" drop default`,
  `alter table "order" add column "paid" numeric(12,2) not null default 0`,
  `alter table "order" alter column "paid" drop default`,
  `update "order" set process = 'awaiting'`,
  `alter table "order" add column "expiresAt" timestamp with time zone`,
  `alter table "order" add column "paidAt" timestamp with time zone`,
  `create table "seat_reservation" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "userID" text collate "C" not null,
    "courseID" text collate "C" not null,
    "roundID" text collate "C",
    "until" timestamptz not null,
    "status" text collate "C" not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create table "payment" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "orderID" text collate "C" not null,
    "method" text collate "C" not null,
    "reference" text collate "C" not null,
    "amount" numeric(12,2) not null,
    "applied" numeric(12,2) not null,
    "receivedAt" timestamptz not null,
    "note" text collate "und-x-icu",
    "byName" text collate "und-x-icu" not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create table "slip" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "orderID" text collate "C" not null,
    "file" text collate "C" not null,
    "checksum" text collate "C" not null,
    "transRef" text collate "C",
    "status" text collate "C" not null,
    "reason" text,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create table "order_event" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "orderID" text collate "C" not null,
    "kind" text collate "C" not null,
    "note" text,
    "byName" text collate "und-x-icu" not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create table "payment_provider" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "name" text collate "und-x-icu" not null,
    "kind" text collate "C" not null,
    "accountName" text collate "und-x-icu" not null,
    "account" text collate "C",
    "promptPayID" text collate "C",
    "active" boolean not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `drop index "order_by_courseID"`,
  `create unique index "seat_reservation_unique_userID_courseID" on "seat_reservation" (site, "userID", "courseID") where "removedAt" is null`,
  `create unique index "order_unique_ref1" on "order" (site, "ref1")`,
  `create unique index "payment_unique_method_reference" on "payment" (site, "method", "reference")`,
  `create unique index "slip_unique_checksum" on "slip" (site, "checksum")`,
  `alter table "seat_reservation" add constraint "seat_reservation_to_userID" foreign key (site, "userID") references "user" (site, _id) on delete cascade`,
  `alter table "seat_reservation" add constraint "seat_reservation_to_courseID" foreign key (site, "courseID") references "course" (site, _id) on delete cascade`,
  `alter table "seat_reservation" add constraint "seat_reservation_to_roundID" foreign key (site, "roundID") references "course_round" (site, _id) on delete cascade`,
  `alter table "order" add constraint "order_to_roundID" foreign key (site, "roundID") references "course_round" (site, _id)`,
  `alter table "payment" add constraint "payment_to_orderID" foreign key (site, "orderID") references "order" (site, _id)`,
  `alter table "slip" add constraint "slip_to_orderID" foreign key (site, "orderID") references "order" (site, _id)`,
  `alter table "order_event" add constraint "order_event_to_orderID" foreign key (site, "orderID") references "order" (site, _id)`,
  `create index "seat_reservation_by_courseID_status" on "seat_reservation" (site, "courseID", "status", _id) where "removedAt" is null`,
  `create index "seat_reservation_by_roundID_status" on "seat_reservation" (site, "roundID" nulls first, "status", _id) where "removedAt" is null`,
  `create index "seat_reservation_by_createdAt" on "seat_reservation" (site, "createdAt" desc, _id) where "removedAt" is null`,
  ...['userID', 'courseID', 'roundID'].map(
    (field) => `create index "seat_reservation_of_${field}" on "seat_reservation" (site, "${field}")`,
  ),
  `create index "seat_reservation_removed" on "seat_reservation" (site, "removedAt" desc, _id) where "removedAt" is not null`,
  `create index "order_by_process_createdAt" on "order" (site, "process", "createdAt" desc, _id)`,
  `create index "order_by_courseID_createdAt" on "order" (site, "courseID" nulls first, "createdAt" desc, _id)`,
  `create index "order_by_roundID" on "order" (site, "roundID" nulls first, _id)`,
  `create index "payment_by_orderID" on "payment" (site, "orderID", _id)`,
  `create index "payment_by_createdAt" on "payment" (site, "createdAt" desc, _id)`,
  `create index "payment_search" on "payment" using gin (search gin_trgm_ops)`,
  `create index "slip_by_orderID_createdAt" on "slip" (site, "orderID", "createdAt" desc, _id)`,
  `create index "slip_by_status_createdAt" on "slip" (site, "status", "createdAt", _id)`,
  `create index "slip_by_createdAt" on "slip" (site, "createdAt" desc, _id)`,
  `create index "order_event_by_orderID_createdAt" on "order_event" (site, "orderID", "createdAt", _id)`,
  `create index "payment_provider_search" on "payment_provider" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "payment_provider_removed" on "payment_provider" (site, "removedAt" desc, _id) where "removedAt" is not null`,
  `create table journal_entry (
    site text collate "C" not null references site (_id) on delete cascade,
    _id text collate "C" not null,
    kind text collate "C" not null,
    source text collate "C" not null,
    "createdAt" timestamptz not null,
    primary key (site, _id),
    unique (site, kind, source)
  )`,
  `create table journal_line (
    site text collate "C" not null,
    entry text collate "C" not null,
    line integer not null,
    account text collate "C" not null,
    amount numeric(12,2) not null check (amount <> 0),
    primary key (site, entry, line),
    foreign key (site, entry) references journal_entry (site, _id) on delete cascade
  )`,
  `create index journal_line_by_account on journal_line (site, account)`,
  `create sequence order_reference start with 69000000001 minvalue 10000000000 maxvalue 99999999999`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% rows are never changed', tg_table_name using errcode = 'restrict_violation'; end $$`,
  ...recordsOfMoney.map(
    (table) =>
      `create trigger ${table}_is_final before update on ${table} for each row execute function refuse_change()`,
  ),
  `create function refuse_unbalanced() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from journal_line where site = new.site and entry = new.entry) <> 0 then
        raise exception 'journal entry % is not balanced', new.entry using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger journal_line_is_balanced after insert on journal_line
    deferrable initially deferred for each row execute function refuse_unbalanced()`,
])
