const isSmall = process.env['BENCH_SIZE'] === 'small'

/** How many submissions a form has, and how often a browser opens the large form. `BENCH_SIZE=small` takes a minute. */
export const [submissions, visits] = isSmall ? [1000, 2] : [10_000, 5]
