import { type RawBuilder, sql } from 'kysely'

/**
 * What `maskCitizen` returns for the citizen id of a row, as SQL. Viewers who may not read the id can still tell people
 * apart.
 */
export const maskedCitizen = (column: (name: string) => RawBuilder<unknown>) => {
  const id = column('citizen')
  return sql`case when ${id} ~ '^[0-9]{13}$' then 'x-xxxx-xxxxx-' || substr(${id}, 11, 2) || '-' || substr(${id}, 13)
    else repeat('x', length(${id})) end`
}
