import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** One try to deliver a mail: what the server said, and the hash of what was sent (decision 623). */
export interface MailTry {
  _id: string
  mail: string
  at: string
  outcome: 'accepted' | 'deferred' | 'refused' | 'bounced'
  host: string
  /** The reply code of SMTP; null if the server did not reply. */
  code: number | null
  /** The enhanced status code (RFC 3463), `5.1.1`. */
  enhancedCode: string | null
  response: string
  envelopeFrom: string
  envelopeTo: string
  /** A keyed hash of the recipient, by which later mails find what happened before. */
  recipient: string
  isAboutRecipient: boolean
  ms: number
  sha256: string
  bytes: number
}

/** Each try to deliver a mail. It is written once. */
export const mailTry = defineTable<MailTry>()({
  name: 'mail_try',
  schema: [
    `create table mail_try (
  site ${key} not null,
  _id ${key} not null,
  mail ${key} not null,
  at timestamptz not null,
  outcome ${key} not null check (outcome in ('accepted', 'deferred', 'refused', 'bounced')),
  host ${key} not null,
  code integer,
  "enhancedCode" ${key},
  response text not null,
  "envelopeFrom" ${key} not null,
  "envelopeTo" ${key} not null,
  recipient ${key} not null,
  "isAboutRecipient" boolean not null,
  ms integer not null,
  sha256 ${key} not null,
  bytes integer not null,
  primary key (site, _id),
  foreign key (site, mail) references mail (site, _id) on delete cascade
)`,
    `create index mail_try_of_mail on mail_try (site, mail, at)`,
    `create index mail_try_of_recipient on mail_try (site, recipient, at) where "isAboutRecipient"`,
  ],
})

/** An address that gets no mail, or no news. The address is not stored, only its keyed hash and a masked form. */
export interface SuppressedAddress {
  address: string
  masked: string
  reason: 'hard' | 'soft' | 'complaint' | 'unsubscribe' | 'manual'
  scope: 'all' | 'news'
  /** The instant from which mail goes out again; null for no end. */
  until: string | null
  note: string
  by: string
  createdAt: string
}

/** Addresses that get no mail, by keyed hash and scope. */
export const mailSuppressed = defineTable<SuppressedAddress>()({
  name: 'mail_suppressed',
  schema: [
    `create table mail_suppressed (
  site ${key} not null references site (_id) on delete cascade,
  address ${key} not null,
  masked ${key} not null,
  reason ${key} not null check (reason in ('hard', 'soft', 'complaint', 'unsubscribe', 'manual')),
  scope ${key} not null check (scope in ('all', 'news')),
  until timestamptz,
  note text not null,
  by text not null,
  "createdAt" timestamptz not null,
  primary key (site, address, scope)
)`,
    `create index mail_suppressed_by_age on mail_suppressed (site, "createdAt" desc)`,
  ],
})

/** A DKIM key of a site. The private key is sealed. */
export interface DkimKey {
  selector: string
  domain: string
  privateKey: string
  publicKey: string
  createdAt: string
  /** When its DNS record was first seen; null before. Mail is signed with the newest verified key. */
  verifiedAt: string | null
}

export const mailKey = defineTable<DkimKey>()({
  name: 'mail_key',
  schema: [
    `create table mail_key (
  site ${key} not null references site (_id) on delete cascade,
  selector ${key} not null,
  domain ${key} not null,
  "privateKey" text not null,
  "publicKey" text not null,
  "createdAt" timestamptz not null,
  "verifiedAt" timestamptz,
  primary key (site, selector)
)`,
  ],
})

/** How a site sends: where bounces go, and the last check of its DNS records. */
export interface MailSender {
  /** A mailbox that takes `name+anything@host`; empty for none. */
  bounceMailbox: string
  /** A higher number makes earlier bounce addresses of the API invalid. */
  bounceEpoch: number
  checkedAt: string | null
  /** The domain that was checked. */
  domain: string
  spf: string
  dkim: string
  dmarc: string
}

export const mailSender = defineTable<MailSender>()({
  name: 'mail_sender',
  schema: [
    `create table mail_sender (
  site ${key} primary key references site (_id) on delete cascade,
  "bounceMailbox" ${key} not null,
  "bounceEpoch" integer not null,
  "checkedAt" timestamptz,
  domain ${key} not null,
  spf ${key} not null,
  dkim ${key} not null,
  dmarc ${key} not null
)`,
  ],
})

export const mailTables: readonly string[] = [mailTry, mailSuppressed, mailKey, mailSender].flatMap(
  ({ schema }) => schema,
)
