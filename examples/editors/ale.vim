" Copy to ~/.vim/ale_linters/yaml/refreshgen.vim.
function! RefreshgenCommand(buffer) abort
  return bufname(a:buffer) =~# '\.refresh\.ya\?ml$'
    \ ? '%e validate --format gcc --stdin-name %s -' : ''
endfunction
call ale#linter#Define('yaml', {
  \ 'name': 'refreshgen',
  \ 'executable': 'refreshgen',
  \ 'command': function('RefreshgenCommand'),
  \ 'callback': 'ale#handlers#gcc#HandleGCCFormat',
  \ })
