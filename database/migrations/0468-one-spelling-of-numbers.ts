import { sqlMigration } from '#platform/data/database/migrate.ts'

const unseen = '\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff'

const arabic = (column: string) => `translate(${column}, '๐๑๒๓๔๕๖๗๘๙', '0123456789')`

/** As the kinds of fields spell them now: no separators, Arabic digits, +66 as 0. */
const spelt = {
  citizen: `regexp_replace(${arabic('citizen')}, '[\\s./\u2010-\u2015\u2212${unseen}-]', '', 'g')`,
  phone: `regexp_replace(regexp_replace(${arabic('phone')}, '[\\s().\u2010-\u2015${unseen}-]', '', 'g'),
    '^(?:\\+66|0066|66(?=[0-9]{9,10}$))0?([0-9]*)$', '0\\1')`,
}

/** Only where the number is whole then, and no other row of the site would have the same one; others stay as they are. */
const ofPeople = (column: 'citizen' | 'phone', form: string) => `
  update "user" as own set "${column}" = spelt.value
  from (select site, _id, ${spelt[column]} as value, count(*) over (partition by site, ${spelt[column]}) as alike from "user"
    where "${column}" is not null) as spelt
  where spelt.site = own.site and spelt._id = own._id and spelt.alike = 1
    and spelt.value <> own."${column}" and spelt.value ~ '${form}'`

const ofOthers = (table: string) => `
  update "${table}" set phone = ${spelt.phone}
  where phone is not null and ${spelt.phone} <> phone and ${spelt.phone} ~ '^(0[0-9]{8,9}|1[0-9]{2,3}|\\+[0-9]{8,15})$'`

/** Citizen ids and phone numbers in one spelling each, so that no two records of a person pass for two people. */
export const oneSpellingOfNumbers = sqlMigration('0468-one-spelling-of-numbers', [
  ofPeople('citizen', '^[0-9]{13}$'),
  ofPeople('phone', '^[0-9]{10}$'),
  ...['configuration', 'branch', 'institution', 'lecturer', 'asset_holder'].map(ofOthers),
])
