import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What visitors decided about cookies, and whether a site leaves every kind off until then. */
export const cookieConsent = sqlMigration('0361-cookie-consent', [
  `alter table "configuration" add column "cookiesAreOptIn" boolean not null default false`,
  `alter table "configuration" alter column "cookiesAreOptIn" drop default`,
  `create table "consent" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "agree" boolean not null,
    "allowSessionCookies" boolean not null,
    "allowAnalyticsCookies" boolean not null,
    "allowAdvertisingCookies" boolean not null,
    "allowNonEssentialCookies" boolean not null,
    "allowMarketingCookies" boolean not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create index "consent_by_createdAt" on "consent" (site, "createdAt" desc, _id)`,
])
