import { type Link, outcomes } from './state.ts'

/** The page on which a buyer chooses what happens. It takes no card data. */
export const paymentPage = ({ id, amount, deleted, charges }: Link): string => {
  const last = charges.data.at(-1)
  const choices = [
    ...Object.entries(outcomes).map(([name, { label }]) => [name, label] as const),
    ...(last?.status === 'pending' ? [['complete', 'Complete the pending charge'] as const] : []),
  ]
  const buttons = choices.map(([name, label]) => `<button name="outcome" value="${name}">${label}</button>`).join(' ')
  const state = deleted ? 'Closed' : (last?.status ?? 'open')
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Payment simulator</title>
<body style="font: 1.1rem/1.8 sans-serif; margin: 2rem"><h1>Payment simulator</h1>
<p>${(amount / 100).toFixed(2)} THB, ${id}, state: <b>${state}</b></p>
${deleted ? '' : `<form method="post">${buttons}</form>`}
<p>No real money is moved. Close this page and return to the academy.</p></body></html>`
}
