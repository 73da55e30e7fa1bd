import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The rates of withholding tax with their days. Each site gets the rate that the program had until now. */
export const withholdingRates = sqlMigration('0700-withholding-rates', [
  `create table "withholding_rate" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "payer" text collate "C" not null,
    "income" text collate "C" not null,
    "rate" numeric(12,2) not null,
    "least" numeric(12,2) not null,
    "from" date not null,
    "until" date,
    "law" text collate "und-x-icu",
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "withholding_rate_unique_payer_income_from" on "withholding_rate" (site, "payer", "income", "from") where "removedAt" is null`,
  `create index "withholding_rate_search" on "withholding_rate" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "withholding_rate_removed" on "withholding_rate" (site, "removedAt" desc, _id) where "removedAt" is not null`,
  `insert into "withholding_rate" (site, _id, "createdAt", "updatedAt", "payer", "income", "rate", "least", "from", "law")
    select _id, substr(md5('withholding rate of ' || _id), 1, 24), now(), now(), 'company', 'service', 3, 1000, '2020-01-01',
      'ท.ป. 4/2528 ข้อ 12/1' from site`,
])
