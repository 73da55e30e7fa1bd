/** What a learner may enrol himself in: a published course that costs nothing (decision 7) and is open on a day in Bangkok. */
export const openTo = (today: string) => {
  const { status, $and } = registersOn(today)
  return { status, $and: [{ $or: [{ sale_price: 0 }, { sale_price: null, price: { $in: [0, null] } }] }, ...$and] }
}

/** A published course whose registration is open on a day, whatever it costs. */
const registersOn = (today: string) => ({
  status: true,
  $and: [
    { $or: [{ startRegistDate: null }, { startRegistDate: { $lte: today } }] },
    { $or: [{ endRegistDate: null }, { endRegistDate: { $gte: today } }] },
  ],
})

/** A course for whose seats one may wait on a day: registration is open, and the training has not begun. */
export const waitsOn = (today: string) => {
  const { status, $and } = registersOn(today)
  return { status, $and: [...$and, { $or: [{ startDate: null }, { startDate: { $gt: today } }] }] }
}
