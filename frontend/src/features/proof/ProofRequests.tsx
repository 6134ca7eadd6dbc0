import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { proof } from '../../api/proof'
import { chunk } from '../../hydration/chunk'
import type { ProofDialogProps } from './ProofDialog'

const dialog = chunk(() => import('./ProofDialog').then(m => m.ProofDialog))
const no = () => false

/**
 * Opens the dialog when an act needs a fresh proof. Each page with such acts has it. The dialog is
 * loaded when it is needed; if that fails, the act fails, and the page keeps what was typed.
 */
export function ProofRequests() {
  const isRequested = useSyncExternalStore(proof.subscribe, proof.isRequested, no)
  const [Dialog, setDialog] = useState<ComponentType<ProofDialogProps>>()
  const isNeeded = isRequested && !Dialog
  useEffect(() => {
    if (isNeeded)
      dialog.load().then(
        loaded => setDialog(() => loaded),
        () => proof.answer(false),
      )
  }, [isNeeded])
  useEffect(() => () => proof.answer(false), [])
  return isRequested && Dialog ? <Dialog onAnswer={proof.answer} /> : null
}
