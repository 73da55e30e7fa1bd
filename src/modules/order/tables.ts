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
    ...['payment', 'order_event', 'order_line', 'journal_entry', 'journal_line', 'credit_move'].map(
      (table) =>
        `create trigger ${table}_is_final before update on ${table} for each row execute function refuse_change()`,
    ),
    `create function refuse_wrong_sum() returns trigger language plpgsql as $$
    begin
      if (select sum(net) from order_line where site = new.site and "orderID" = new."orderID")
        <> (select price from "order" where site = new.site and _id = new."orderID") then
        raise exception 'the lines of order % do not add up to its price', new."orderID" using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
    `create constraint trigger order_line_adds_up after insert on order_line
    deferrable initially deferred for each row execute function refuse_wrong_sum()`,
  ],
})

/** `created`: no page yet. `action`: the buyer can pay. `processing`: the bank decides. `alarm`: people must look at it. The others ended. */
export type AttemptState =
  | ('created' | 'action' | 'processing')
  | ('succeeded' | 'failed' | 'expired' | 'cancelled' | 'alarm')

/** A try to pay an order at a gateway. At most one of an order is open. `amount` is in baht. */
export const paymentAttempt = defineTable<{
  _id: string
  orderID: string
  providerID: string
  provider: string
  amount: number
  providerRef: string | null
  url: string | null
  state: AttemptState
  failure: string | null
  createdAt: string
  expiresAt: string
  endedAt: string | null
}>()({
  name: 'payment_attempt',
  schema: [
    `create table payment_attempt (
  site ${key} not null,
  _id ${key} not null,
  "orderID" ${key} not null,
  "providerID" ${key} not null,
  provider ${key} not null,
  amount numeric(12,2) not null check (amount > 0),
  "providerRef" ${key},
  url text,
  state ${key} not null check (state in ('created', 'action', 'processing', 'succeeded', 'failed', 'expired', 'cancelled', 'alarm')),
  failure ${key},
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  "endedAt" timestamptz,
  primary key (site, _id),
  foreign key (site, "orderID") references "order" (site, _id),
  foreign key (site, "providerID") references payment_provider (site, _id)
)`,
    `create unique index payment_attempt_open on payment_attempt (site, "orderID") where state in ('created', 'action', 'processing')`,
    `create unique index payment_attempt_ref on payment_attempt (provider, "providerRef") where "providerRef" is not null`,
    `create index payment_attempt_of_order on payment_attempt (site, "orderID", "createdAt")`,
    `create index payment_attempt_of_provider on payment_attempt (site, "providerID")`,
  ],
})

/** Verified messages of gateways, each once. `isKnown`: an attempt of this site has its reference. */
export const paymentInbox = defineTable<{
  provider: string
  eventID: string
  refs: string
  body: string
  isKnown: boolean
  receivedAt: string
}>()({
  name: 'payment_inbox',
  schema: [
    `create table payment_inbox (
  site ${key} not null references site (_id) on delete cascade,
  provider ${key} not null,
  "eventID" ${key} not null,
  refs ${key} not null,
  body text not null,
  "isKnown" boolean not null,
  "receivedAt" timestamptz not null,
  primary key (site, provider, "eventID")
)`,
    `create index payment_inbox_by_time on payment_inbox ("receivedAt")`,
  ],
})

/** The active card providers of the site. A webhook, which nobody signed in sends, finds its keys here. */
export const paymentGateway = defineTable<{ providerID: string; provider: string; isLive: boolean }>()({
  name: 'payment_gateway',
  schema: [
    `create table payment_gateway (
  site ${key} not null,
  "providerID" ${key} not null,
  provider ${key} not null,
  "isLive" boolean not null,
  primary key (site, "providerID"),
  foreign key (site, "providerID") references payment_provider (site, _id) on delete cascade
)`,
  ],
})

/**
 * The link with which a visitor opens their order until it expires. The token follows from the salt and the key of the installation; only
 * its SHA-256 is stored.
 */
export const orderToken = defineTable<{
  orderID: string
  hash: string
  salt: string
  cartID: string
  expiresAt: string
}>()({
  name: 'order_token',
  schema: [
    `create table order_token (
  site ${key} not null,
  "orderID" ${key} not null,
  hash ${key} not null,
  salt ${key} not null,
  "cartID" ${key} not null,
  "expiresAt" timestamptz not null,
  primary key (site, "orderID"),
  unique (site, hash),
  foreign key (site, "orderID") references "order" (site, _id)
)`,
    `create index order_token_by_cart on order_token (site, "cartID")`,
  ],
})

/** Who holds seats and goods without having paid. A row exists while its order waits for money. Unknown phones and addresses are ''. */
export const unpaidOrder = defineTable<{ orderID: string; userID: string | null; phone: string; address: string }>()({
  name: 'unpaid_order',
  schema: [
    `create table unpaid_order (
  site ${key} not null,
  "orderID" ${key} not null,
  "userID" ${key},
  phone ${key} not null,
  address ${key} not null,
  primary key (site, "orderID"),
  foreign key (site, "orderID") references "order" (site, _id)
)`,
    `create index unpaid_order_by_phone on unpaid_order (site, phone) where phone <> ''`,
    `create index unpaid_order_by_address on unpaid_order (site, address) where address <> ''`,
  ],
})

/** The days on which staff were told that unpaid orders hold most of a round or a SKU. */
export const holdAlarm = defineTable<{ subject: string; day: string }>()({
  name: 'hold_alarm',
  schema: [
    `create table hold_alarm (
  site ${key} not null references site (_id) on delete cascade,
  subject ${key} not null,
  day ${key} not null,
  primary key (site, subject, day)
)`,
  ],
})
