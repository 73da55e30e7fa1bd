import { parseArgs } from 'node:util'
import { PaymentSimulator, simulatorKey } from './payment/simulator.ts'

const help = `Usage: node scripts/testing/payment-simulator.ts [--port 4010] [--webhook http://skills.localhost:3000/api/payment/simulator]
Runs a payment gateway for tests and demos on this machine. Start the server with PAYMENT_SIMULATOR_URL=http://127.0.0.1:4010, add a card
provider with the gateway "Simulator" at /setup/payment and enter the two keys that are printed here.`

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, webhook: { type: 'string' }, help: { type: 'boolean' } },
})

if (values.help) console.log(help)
else await run(Number(values.port), values.webhook)

async function run(port: number, webhook: string | undefined) {
  const simulator = new PaymentSimulator({
    port,
    deliver: async ({ body, headers }) => {
      if (!webhook) return
      const sent = fetch(webhook, { method: 'POST', headers, body })
      console.log(`webhook: ${await sent.then(({ status }) => status, String)}`)
    },
  })
  console.log(`Payment simulator: ${await simulator.start()}`)
  console.log(`Secret key: ${simulatorKey}`)
  console.log(`Webhook secret: ${simulator.webhookSecret}`)
}
