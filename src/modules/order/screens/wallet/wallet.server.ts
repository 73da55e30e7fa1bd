import { data, href, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { balanceOf, creditMoveKinds, liveLots, movesOf, packagesForSale } from '#modules/credit/public-api.ts'
import { noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { createOrder } from '../../orders/create-order.server.ts'
import { walletWords } from './words.ts'

/** The viewer's credit, its history, and the packages to buy more. */
export const loader = loads(async (ctx) => {
  noStore(ctx)
  const { locale, viewer } = ctx
  const words = wordsOf(ctx, { name: 'order.wallet', words: walletWords })
  const baht = (amount: number) => formatBaht(amount, { style: 'symbol', locale, canStrip: true })
  const day = (instant: string) => formatDay(instant, { length: 'medium', locale })
  const [lots, moves, packages] = [
    await liveLots(ctx, viewer.id),
    await movesOf(ctx, viewer.id),
    viewer.role === 'user' ? await packagesForSale(ctx) : [],
  ]
  return {
    title: pageTitle(ctx, words.title),
    words,
    shop: viewer.role === 'user' && ctx.site.plugins.has('shop') ? href('/credit/shop') : null,
    balance: baht(await balanceOf(ctx, viewer.id)),
    lots: lots.map(({ left, expiresAt }) => ({
      name: baht(left),
      value: expiresAt ? fill(words.ends, { day: day(expiresAt) }) : words.forever,
    })),
    packages: packages.map(({ _id, name, price, credits, days }) => ({
      ...{ id: _id, text: fill(words.gives, { name, credits: baht(credits) }) },
      note: days === null ? words.forever : fill(words.lasts, { n: days.toLocaleString('th-TH') }),
      button: fill(words.buy, { price: baht(price) }),
    })),
    moves: moves.map(({ _id, kind, amount, createdAt }) => ({
      ...{ id: _id, date: day(createdAt), amount: `${kind === 'in' || kind === 'back' ? '+' : '−'}${baht(amount)}` },
      what: creditMoveKinds.find(({ value }) => value === kind)!.label[locale],
    })),
  }
})

/** Orders a package and leads to its payment. */
export const action = acts(async (ctx, { form }) => {
  try {
    const id = await createOrder(ctx, { packageID: String(form.get('package') ?? '') })
    return redirect(href('/lesson/pay/:id', { id }), 303)
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})
