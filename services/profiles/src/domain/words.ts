export { fold, words } from '@kindred/chassis/text/words';
