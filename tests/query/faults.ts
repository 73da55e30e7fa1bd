/** A compiler fault, as a change of its statements. If its pattern is missing, it changes nothing. */
export type Fault = (statement: string) => string

const swap =
  (found: RegExp | string, put: string): Fault =>
  (statement) =>
    statement.replaceAll(found, put)

/** Possible faults of the pipeline compiler. The comparison with the oracle must notice each. */
export const faults: Record<string, Fault> = {
  'forgets the site of the rows it begins with': swap(/"course"\."site" = (\$\d+)/g, '$1::text is not null'),
  'forgets the site of the rows it joins': swap(/"category"\."site" = (\$\d+)/g, '$1::text is not null'),
  'takes a negation for false where nothing is known': swap(') is not true', ') is false'),
  'puts nothing last': swap(' nulls first', ' nulls last'),
  'puts nothing first when it descends': swap(' nulls last', ' nulls first'),
  'forgets to descend': swap(/ desc( nulls last)?(?=[,) ]|$)/g, ' nulls first'),
  'collects one too few of a group': swap(/("s\d+"\."c\d+") <= (\$\d+)/g, '$1 < $2'),
  'collects without an order': swap(
    /jsonb_agg\(((?:(?!jsonb_agg).)+?) order by [^)]+\) filter/g,
    'jsonb_agg($1) filter',
  ),
  'numbers a group in no order': swap(
    /over \(partition by (.+?) order by [^)]+\)/g,
    'over (partition by $1 order by $1)',
  ),
  'joins where nothing is found': swap(' inner join', ' left join'),
  'loses what has no match': swap(' left join', ' inner join'),
  'starts a page one too far': swap(/ offset (\$\d+)/g, ' offset $1::int + 1'),
  'ends a page one too early': swap(/ limit (\$\d+)/g, ' limit greatest($1::int - 1, 1)'),
  'takes or for and': swap(') and (', ') or ('),
  'takes and for or': swap(') or (', ') and ('),
  'takes more for at least': swap(' >= ', ' > '),
  'takes less for at most': swap(/ <= (?=\$)/g, ' < '),
  'minds the case of a search': swap(' ilike ', ' like '),
  'takes the first for the last': swap(/\(array_agg\((.+?) order by (.+?) desc\)\)/g, '(array_agg($1 order by $2))'),
  'counts what is not there': swap(' filter (where', ' filter (where true or '),
  'adds nothing to nothing': swap(/coalesce\(sum\((.+?)\), 0\)/g, 'sum($1) + 0'),
  'takes the least for the greatest': swap('max(', 'min('),
  'counts rows before they are joined': swap('count(*) from (select 1', 'count(*) + 1 from (select 1'),
  'forgets the time of an instant': swap('"T"HH24:MI:SS.MS"Z"', '"T"HH24:MI:SS"Z"'),
  'leaves out one name too few': swap(/ - (\$\d+)::text\[\]/g, ' - ($1::text[])[2:9]'),
  'turns a narrowed list round': swap(/ order by ("e\d+"\."place")/g, ' order by $1 desc'),
  'keeps of a list nothing but its length': swap(/ -> '(name|code|order)'/g, " -> 'none'"),
  'takes any row for the rows that belong together': swap(/"t\d+"\."courseID" = /g, 'true or $&'),
}
