import { describeSpecs } from './describe-specs'

describeSpecs(1)
