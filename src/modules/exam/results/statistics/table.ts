import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'
import type { StatisticBasis } from './rules/statistics.ts'

/** The item analysis of a round on one basis: `body` is the JSON of `RoundStatistics`. It is computed again after marks change. */
export const examStatistic = defineTable<{
  roundID: string
  basis: StatisticBasis
  body: string
  computedAt: string
}>()({
  name: 'exam_statistic',
  schema: [
    `create table exam_statistic (
  site ${key} not null,
  "roundID" ${key} not null,
  basis ${key} not null check (basis in ('first', 'last', 'all')),
  body text not null,
  "computedAt" timestamptz not null,
  primary key (site, "roundID", basis),
  foreign key (site, "roundID") references exam_round (site, _id)
)`,
  ],
})
