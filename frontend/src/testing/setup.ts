import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'

/* A busy machine renders two hundred rows slowly. The timeout is only a limit: specs wait for
   content, never for a time. */
configure({ asyncUtilTimeout: 10_000 })

/* React takes a stack trace for each element, and jest asks for 100 frames. */
Error.stackTraceLimit = 10

/* A page's HTML has the words of its phase. */
setPhaseTexts(phases.waitlist)
