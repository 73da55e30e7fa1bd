import { Alert } from '#ui/state/alert.tsx'

/** The announcement of the shop, such as closed days of delivery. */
export function ShopNote({ text }: { text: string }) {
  return text !== '' && <Alert title={text} />
}
